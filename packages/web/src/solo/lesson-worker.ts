import { LessonTable } from '@saloon/table';
import type { LessonReply, LessonRequest } from './lesson-worker-contract.ts';

/** What the worker is called in which a lesson is given; its script is that of the solo tables, which is here already. */
const LESSON = 'lesson';

/** Is this the worker in which a lesson is given? */
export const isForLessons = (): boolean => self.name === LESSON;

/** What a teacher needs of the worker. */
export type Classroom = {
  tell(reply: LessonReply): void;
  after(milliseconds: number, act: () => void): () => void;
};

/** Gives one lesson: plays for the others at human pace, and tells the page where it stands after everything. */
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

/** Gives the lesson that the page asks for. */
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
