import { LessonTable } from '@saloon/study';
import type { LessonReply, LessonRequest } from './lesson-worker-contract.ts';

/** The name of the lesson worker. It runs the script of the solo worker, which is loaded already. */
const LESSON = 'lesson';

/** Is this the lesson worker? */
export const isForLessons = (): boolean => self.name === LESSON;

/** What a teacher needs from its worker. */
export type Classroom = {
  tell(reply: LessonReply): void;
  after(milliseconds: number, act: () => void): () => void;
};

/** Runs one lesson: plays the other seats at human pace, and reports to the page after each change. */
export class Teacher {
  readonly #room: Classroom;
  #table: LessonTable | undefined;
  #speed = 1;
  #shownRun = -1;
  #cancel: (() => void) | undefined;

  constructor(room: Classroom) {
    this.#room = room;
  }

  hear(request: LessonRequest): void {
    if (request.type === 'begin') {
      this.#speed = request.speed;
      this.#shownRun = -1;
      this.#table = new LessonTable(request.lesson, request);
    }
    const table = this.#table;
    if (table === undefined) return;
    let answered: LessonReply['answered'];
    switch (request.type) {
      case 'begin':
        break;
      case 'next':
        table.next();
        break;
      case 'show':
        table.show();
        break;
      case 'chapter':
        table.toChapter(request.chapter);
        break;
      case 'do':
        answered = { id: request.id, answer: table.command(`do${request.id}`, request.command) };
        break;
    }
    this.#tell(table, answered);
  }

  #tell(table: LessonTable, answered?: LessonReply['answered']): void {
    const { moment } = table;
    const isNew = moment.run !== this.#shownRun;
    this.#shownRun = moment.run;
    const sync = isNew ? table.sync() : undefined;
    const messages = isNew ? [] : table.takeMessages().map(({ text }) => text);
    this.#room.tell({ moment, sync, messages, answered });
    this.#cancel?.();
    const { pause } = table;
    this.#cancel = pause === undefined ? undefined : this.#room.after(pause / this.#speed, () => this.#playOn(table));
  }

  #playOn(table: LessonTable): void {
    table.playOn();
    this.#tell(table);
  }
}

/** Runs the lesson that the page asks for. */
export function teachHere(): void {
  const teacher = new Teacher({
    tell: (reply) => postMessage(reply),
    after: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  addEventListener('message', ({ data }: MessageEvent<LessonRequest>) => teacher.hear(data));
}
