import { lessonSuite } from '@saloon/kernel/testing';
import { bangDuel } from '../index.ts';
import { lesson } from './index.ts';

lessonSuite(bangDuel, lesson);
