import { computed } from '@preact/signals';
import { isOnList } from './put-away.ts';
import { seatedTables } from './server.ts';

/** The tables where this person has a seat, without those they removed from the list; undefined until known. */
export const onList = computed(() => seatedTables.value?.filter(isOnList));
