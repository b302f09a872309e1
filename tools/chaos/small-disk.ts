import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const MEGABYTE = 1024 * 1024;
const BLOCK = 4096;

/** A file system small enough to fill. Only root on Linux can create one. */
export class SmallDisk {
  readonly folder: string;
  readonly #ballast: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.#ballast = join(folder, 'ballast');
  }

  /** Returns the disk, or why it can't be created. */
  static mount(folder: string, megabytes: number): SmallDisk | string {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) {
      return 'a small file system can be mounted by root on Linux only; run it as root';
    }
    mkdirSync(folder, { recursive: true });
    const made = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
    return made.status === 0 ? new SmallDisk(folder) : `mount says: ${made.stderr?.toString().trim()}`;
  }

  /** Fills the disk. */
  fill(): void {
    const file = openSync(this.#ballast, 'w');
    try {
      for (const block of [Buffer.alloc(MEGABYTE), Buffer.alloc(BLOCK)]) {
        while (writeSync(file, block) === block.length);
      }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    } finally {
      closeSync(file);
    }
  }

  /** Frees the space again. */
  clear(): void {
    rmSync(this.#ballast, { force: true });
  }

  unmount(): void {
    spawnSync('umount', ['-l', this.folder]);
  }
}
