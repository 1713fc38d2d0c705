declare module 'virtual:contract-routes' {
  const routes: Record<string, Record<string, [method: string, path: string, isForm: boolean]>>;
  export default routes;
}
