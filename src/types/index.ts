export * from './question';
export * from './survey';
export * from './response';
export * from './results';
export * from './lookup';
export * from './widget';
export * from './boot';
export * from './error';
