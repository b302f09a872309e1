import { toast } from '../../kit/toast.tsx';
import { credentials } from '../../net/api.ts';
import { peopleWords } from '../profiles/text/index.ts';

/** Saves all games on the server as one file with a recording per line. */
export async function downloadGames(): Promise<void> {
  try {
    const response = await fetch('/api/me/games.jsonl', { headers: { authorization: credentials() } });
    if (!response.ok) throw new Error('refused');
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await response.blob());
    link.download = 'saloon-games.jsonl';
    link.click();
    URL.revokeObjectURL(link.href);
  } catch {
    toast(peopleWords().unreachable, 'harm');
  }
}
