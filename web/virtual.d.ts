declare module '*?url' {
  const address: string;
  export default address;
}

declare module 'virtual:contract-routes' {
  const routes: import('../contract/map-calls.ts').CallTable<import('../contract/browser-routes.ts').Route>;
  export default routes;
}
