import { useEffect, useRef, useState } from 'react';

/** Where questions are asked one at a time (calculator.module.css has the same). */
const narrow = 'screen and (max-width: 53.75em)';

export interface Conversation {
  /** The question that is asked; their number = the answer. */
  place: number;
  /** The furthest place so far. */
  reached: number;
  /** The screen is narrow and a script runs: one question is seen at a time. */
  isOn: boolean;
  /** Goes to a question or to the answer, with an entry of its own in the browser's history. */
  goTo(place: number): void;
}

/** The part of a history entry's state that is ours. */
interface Entry {
  question?: number;
}

/**
 * The place in a conversation of questions, one a screen on a phone. Each has a history entry of its own, so that Back goes
 * to the question before. `show` is called after each move with the new place, to give it the focus.
 */
export function useConversation(startsAt: number, show: (place: number) => void): Conversation {
  const [start] = useState(startsAt);
  const [{ place, reached }, setAt] = useState({ place: start, reached: start });
  const [isOn, setOn] = useState(false);
  const hasMoved = useRef(false);
  const toShow = useRef(show);
  toShow.current = show;

  useEffect(() => {
    const screen = matchMedia(narrow);
    const follow = () => setOn(screen.matches);
    follow();
    screen.addEventListener('change', follow);
    return () => screen.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    const back = ({ state }: PopStateEvent) => {
      hasMoved.current = true;
      const question = (state as Entry | null)?.question ?? start;
      setAt((at) => ({ place: question, reached: Math.max(at.reached, question) }));
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [start]);

  useEffect(() => {
    if (hasMoved.current) toShow.current(place);
  }, [place]);

  return {
    place,
    reached,
    isOn,
    goTo(to) {
      hasMoved.current = true;
      setAt((at) => ({ place: to, reached: Math.max(at.reached, to) }));
      history.pushState({ ...(history.state as Entry | null), question: to }, '', `#${to + 1}`);
    },
  };
}
