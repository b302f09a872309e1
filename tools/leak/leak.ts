/** Something that one world sent and the other did not, or earlier than allowed. */
export class Leak extends Error {}
