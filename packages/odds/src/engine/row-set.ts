/** A set of rows of whole numbers, all of one length, in the order in which they were added. Rows are compared in full. */
export class RowSet {
  size = 0;
  readonly width: number;
  /** All rows, one after the other. It is replaced when it becomes too small. */
  rows: Int32Array;
  /** Index of a row plus one, by hash; 0 is free. */
  private slots: Int32Array;

  constructor(width: number, capacity = 64) {
    this.width = width;
    this.rows = new Int32Array(capacity * width);
    this.slots = new Int32Array(capacity * 2);
  }

  /** Returns the index of a row, which is added if it is new. */
  add(row: Int32Array): number {
    const mask = this.slots.length - 1;
    let slot = this.hash(row) & mask;
    for (;;) {
      const found = this.slots[slot]! - 1;
      if (found < 0) break;
      if (this.isRow(found, row)) return found;
      slot = (slot + 1) & mask;
    }
    this.slots[slot] = this.size + 1;
    this.rows.set(row, this.size * this.width);
    this.size++;
    if (this.size * 2 > mask) this.grow();
    return this.size - 1;
  }

  /** Copies a row out. */
  read(index: number, into: Int32Array): void {
    const { rows, width } = this;
    const start = index * width;
    for (let i = 0; i < width; i++) into[i] = rows[start + i]!;
  }

  private isRow(index: number, row: Int32Array): boolean {
    const { rows, width } = this;
    const start = index * width;
    for (let i = 0; i < width; i++) if (rows[start + i] !== row[i]) return false;
    return true;
  }

  /** Returns the hash of a row. Even and odd columns are hashed separately, so that the processor can work on both at once. */
  private hash(row: Int32Array): number {
    let even = 0x2f5c1e9b;
    let odd = 0x1f83d9ab;
    const last = this.width - 1;
    for (let i = 0; i < last; i += 2) {
      even = Math.imul(even ^ row[i]!, 0x2c1b3c6d) ^ (even >>> 15);
      odd = Math.imul(odd ^ row[i + 1]!, 0x297a2d39) ^ (odd >>> 15);
    }
    if ((this.width & 1) === 1) even = Math.imul(even ^ row[last]!, 0x2c1b3c6d);
    const mixed = Math.imul(even ^ (even >>> 16) ^ Math.imul(odd, 0x85ebca6b), 0xc2b2ae35);
    return mixed ^ (mixed >>> 13);
  }

  private grow(): void {
    const rows = new Int32Array(this.rows.length * 2);
    rows.set(this.rows);
    this.rows = rows;
    this.slots = new Int32Array(this.slots.length * 2);
    const row = new Int32Array(this.width);
    for (let i = 0; i < this.size; i++) {
      this.read(i, row);
      this.place(i, row);
    }
  }

  private place(index: number, row: Int32Array): void {
    const mask = this.slots.length - 1;
    let slot = this.hash(row) & mask;
    while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
    this.slots[slot] = index + 1;
  }
}
