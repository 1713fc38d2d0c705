import type { OwnView, PageAssets, Site, Template, Viewer } from '../../contract/pages.ts';
import type { AppScreen } from '../lib/page/screen.ts';
import { appViews } from './app-views.ts';
import { documentOf } from './document.ts';
import { FramedScreen } from './frame.tsx';
import { renderTemplate } from './render-page.tsx';

const viewNames = new Map<unknown, string>(Object.entries(appViews).map(([name, view]) => [view, name]));

/** The name of a screen's view in app-views.ts. */
export function viewNameOf(screen: AppScreen<unknown>): string {
  const name = viewNames.get(screen.view);
  if (name === undefined) throw new Error(`app-views.ts lacks the view of ${screen.path}`);
  return name;
}

/** The personal parts of an `app` screen, besides the names in its frame. */
export interface AppParts {
  title: string;
  content: string;
  state: string;
}

/** Stands for the content until its own mark does. */
const contentMark = `content-${crypto.randomUUID()}`;

/** Each frame depends on the screen, the role and the roles besides alone, so it is rendered once. */
const appFrames = new WeakMap<PageAssets, Map<string, Template>>();

export function appFrame(
  screen: AppScreen<unknown>,
  { role: viewerRole, grants }: Pick<Viewer, 'role' | 'grants'>,
  { site, assets }: { site: Site; assets: PageAssets },
): Template {
  const frames = appFrames.get(assets) ?? new Map<string, Template>();
  appFrames.set(assets, frames);
  const key = `${site.settingsVersion} ${viewerRole} ${grants?.join() ?? ''} ${screen.path}`;
  const known = frames.get(key);
  if (known !== undefined) return known;
  const part = (name: keyof AppParts) => (view: OwnView<unknown>) => ({
    html: (view.own as AppParts)[name],
  });
  const made = renderTemplate(
    <FramedScreen screen={screen} viewerRole={viewerRole} grants={grants} site={site}>
      {contentMark}
    </FramedScreen>,
    (body, defer) =>
      documentOf({
        title: defer(part('title')),
        body: body.replace(contentMark, defer(part('content'))),
        app: { view: viewNameOf(screen), state: defer(part('state')) },
        site,
        assets,
      }),
  );
  frames.set(key, made);
  return made;
}
