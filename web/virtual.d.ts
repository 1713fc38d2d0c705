declare module 'virtual:contract-routes' {
  const routes: Record<string, Record<string, [method: string, path: string]>>;
  export default routes;
}
