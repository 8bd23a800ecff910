/**
 * Stands in for `archiver` in the bundle of the transfer thread, which would spend 30 ms of its start on it: what
 * we upload goes as it is (`skipArchive`), never as a zip.
 */
export default function archiver() {
    throw new Error('uploads are never zipped');
}
