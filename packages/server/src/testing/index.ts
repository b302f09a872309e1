export { TestClient } from './client.ts';
export { owed, playToTheEnd } from './play.ts';
export { connectTo } from './ws-client.ts';
