import * as zlib from 'node:zlib';

/** A zip archive that holds one file. */
export function zipOf(name: string, content: Buffer): Buffer {
  const packed = zlib.deflateRawSync(content);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0); // the version needed
  fields.writeUInt16LE(8, 4); // deflate
  fields.writeUInt32LE(zlib.crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
  // Comment, disk, attributes, and the offset of the local header: all nothing.
  const entry = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00'),
    fields,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}
