export const turns = [];
