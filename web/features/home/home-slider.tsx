import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Slide } from '../../../contract/slider/calls.ts';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import { IconButton } from '../../components/forms/icon-button.tsx';
import { storedImage } from '../../lib/image-urls.ts';
import styles from './home-slider.module.css';

/** The slider of the home page. Each image is a link; it can be paused, stepped and swiped (spec 2.5). */
export function HomeSlider({ slides }: { slides: readonly Slide[] }) {
  const { track, index, isPlaying, go, toggle, rest } = useSlides(slides.length);
  if (slides.length === 0) {
    return (
      <div className={styles.frame}>
        <ResponsiveImage
          src="/motivos/amanecer.svg"
          alt="Una pareja camina hacia su casa al amanecer"
          width={1200}
          height={990}
          drawn
        />
      </div>
    );
  }
  return (
    <section aria-roledescription="carrusel" aria-label="Novedades" {...rest}>
      <div ref={track} className={styles.track} data-track aria-live={isPlaying ? 'off' : 'polite'}>
        {slides.map((slide, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group without a semantic element
          <div
            key={slide.id}
            role="group"
            aria-roledescription="diapositiva"
            aria-label={`${place + 1} de ${slides.length}`}
            className={styles.slide}
          >
            <SlideImage slide={slide} first={place === 0} />
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? 'Pausar el carrusel' : 'Mover el carrusel'}
            onClick={toggle}
          />
          <IconButton icon="chevron-left" label="Anterior" onClick={() => go(index - 1)} />
          <b className="num" data-place>
            {`${index + 1} de ${slides.length}`}
          </b>
          <IconButton icon="chevron-right" label="Siguiente" onClick={() => go(index + 1)} />
        </div>
      )}
    </section>
  );
}

function SlideImage({ slide, first }: { slide: Slide; first: boolean }) {
  const image = (
    <ResponsiveImage
      {...storedImage('slider', slide.path)}
      sizes="(max-width: 40em) 88vw, (max-width: 63.75em) 94vw, 37rem" // 88: see prose-images.rules.ts
      alt={slide.alt}
      width={640}
      height={528}
      first={first}
      draggable={false}
    />
  );
  if (slide.link === '') return image;
  const name = slide.alt === '' ? `Abrir ${slide.link}` : undefined; // a link needs a name
  return (
    <a href={slide.link} aria-label={name}>
      {image}
    </a>
  );
}

const turnMilliseconds = 7_000;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Slides {
  track: RefObject<HTMLDivElement | null>;
  index: number;
  isPlaying: boolean;
  go(index: number): void;
  toggle(): void;
  /** Pauses the turning while the pointer or the focus is on the slider. */
  rest: { onPointerEnter(): void; onPointerLeave(): void; onFocus(): void; onBlur(): void };
}

/**
 * A track of slides that turns every 7 s, except while it is paused, touched or hidden, or when the reader
 * asks for less motion. The track is a scroll container, so a swipe moves it too.
 */
function useSlides(count: number): Slides {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const [isResting, setResting] = useState(false);

  useEffect(() => {
    if (prefersReducedMotion()) setPlaying(false);
  }, []);

  const go = useCallback(
    (target: number) => {
      const next = (target + count) % count;
      setIndex(next);
      const element = track.current;
      element?.scrollTo({
        left: next * element.clientWidth,
        behavior: prefersReducedMotion() ? 'instant' : 'smooth',
      });
    },
    [count],
  );

  useEffect(() => {
    if (!isPlaying || isResting || count < 2) return;
    const timer = setTimeout(() => document.visibilityState === 'visible' && go(index + 1), turnMilliseconds);
    return () => clearTimeout(timer);
  }, [isPlaying, isResting, index, count, go]);

  useEffect(() => {
    const element = track.current;
    if (element === null) return;
    const follow = () => setIndex(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    follow(); // it may have turned before hydration
    element.addEventListener('scrollend', follow);
    return () => element.removeEventListener('scrollend', follow);
  }, []);

  const touch = () => setResting(true);
  const leave = () => setResting(false);
  return {
    track,
    index,
    isPlaying,
    go,
    toggle: () => setPlaying(!isPlaying),
    rest: { onPointerEnter: touch, onPointerLeave: leave, onFocus: touch, onBlur: leave },
  };
}
