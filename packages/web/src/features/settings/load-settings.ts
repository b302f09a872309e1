/** The sheet of settings, on demand. */
export const loadSettings = () => import('./settings-sheet.tsx').then(({ SettingsSheet }) => SettingsSheet);
