export { signerFrom } from '../core/store/signing-key.ts';
export { TestClient } from './client.ts';
export { owed, playToTheEnd } from './play.ts';
export { cuttingProxy } from './postgres/cutting-proxy.ts';
export { describePostgres, testDatabase, testPostgres } from './postgres/shared-postgres.ts';
export { pushService } from './push-service.ts';
export { connectTo } from './ws-client.ts';
