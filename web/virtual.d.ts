declare module 'virtual:contract-routes' {
  const routes: Record<
    string,
    Record<string, [method: string, path: string, sentAs: 'fields' | 'form' | 'bytes', addsRow?: 1]>
  >;
  export default routes;
}
