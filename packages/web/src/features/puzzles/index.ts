export { PuzzlePage } from './puzzle-page.tsx';
export { PuzzlesPage } from './puzzles-page.tsx';
