import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api/api-context.ts';
import { waitBefore } from './coming.rules.ts';

/** How far the file of a certificate is: being made, made, or not known, because the network is away. */
export type Coming = 'making' | 'ready' | 'unknown';

/** Watches the file of the member's own certificate until it is made, ever more seldom, and only while somebody looks. */
export function useComing(courseId: number, isReady: boolean): Coming {
  const { certificate } = useApi();
  const [coming, setComing] = useState<Coming>(isReady ? 'ready' : 'making');
  const isOver = coming === 'ready';
  useEffect(() => {
    if (isOver) return;
    let tries = 0;
    let isGone = false;
    let timer = setTimeout(ask, waitBefore(tries));
    async function ask(): Promise<void> {
      if (!document.hidden) {
        const answer = await certificate.getOwn({ courseId }).catch(() => undefined); // said, and asked again
        if (!isGone) setComing(comingOf(answer?.data.isReady));
      }
      if (isGone) return;
      tries += 1;
      timer = setTimeout(ask, waitBefore(tries));
    }
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [certificate, courseId, isOver]);
  return coming;
}

function comingOf(isReady: boolean | undefined): Coming {
  if (isReady === undefined) return 'unknown';
  return isReady ? 'ready' : 'making';
}
