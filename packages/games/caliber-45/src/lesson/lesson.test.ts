import { lessonSuite } from '@saloon/kernel/testing';
import { caliber45 } from '../index.ts';
import { lesson } from './index.ts';

lessonSuite(caliber45, lesson);
