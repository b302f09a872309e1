import { lessonSuite } from '@saloon/kernel/testing';
import { wrightBrothers } from '../index.ts';
import { lesson } from './index.ts';

lessonSuite(wrightBrothers, lesson);
