import { useEffect, useState } from 'preact/hooks';

/** Does the window match a media query now? */
export function useWide(query: string): boolean {
  const [isWide, setWide] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const follow = () => setWide(list.matches);
    follow();
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, [query]);
  return isWide;
}
