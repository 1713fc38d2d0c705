import { useLayoutEffect, useRef } from 'react';
import {
  bandColour,
  colourTokens,
  dayTokens,
  faultOfBrand,
  faultOfSun,
  givenColours,
} from '../../../contract/settings/brand-colours.ts';
import { readColour } from '../../../contract/settings/colours.ts';
import { isRealAddress, type Settings } from '../../../contract/settings/portal-settings.ts';
import { Emblem } from '../../components/page/logo.tsx';
import styles from './settings-preview.module.css';

/**
 * The home page as a visitor finds it, its own texts in their order, and the card of a link, with these settings
 * (spec 13.14). The slider's place has the drawing.
 */
export function SettingsPreview({ values, host }: { values: Settings; host: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const brand = goodOr(
    values.brandColour,
    givenColours.brand,
    (colour) => faultOfBrand(colour) === undefined,
  );
  const sun = goodOr(values.sunColour, givenColours.sun, (colour) => faultOfSun(colour, brand) === undefined);
  useLayoutEffect(() => {
    const { style } = frame.current ?? document.body;
    const tokens = [...dayTokens, ...colourTokens({ brand, sun })];
    style.setProperty('--preview-band', bandColour({ brand, sun }));
    style.setProperty('--preview-sun', sun);
    style.setProperty('--preview-on-sun', tokens.find(([name]) => name === '--on-sun')?.[1] ?? '#2b1e00');
    for (const [name, light] of tokens) style.setProperty(name, light);
    return () => {
      for (const [name] of tokens) style.removeProperty(name);
    };
  }, [brand, sun]);
  const drawing = `/motivos/amanecer.svg?marca=${brand.slice(1)}`;
  const picture = values.sharePicture === '' ? drawing : `/portal/${values.sharePicture}`;
  const address = isRealAddress(values.contactEmail) ? values.contactEmail : '';
  return (
    <div ref={frame}>
      <div className={styles.page} aria-hidden="true">
        <div className={styles.head}>
          {values.logo === '' ? <Emblem /> : <img src={`/portal/${values.logo}`} alt="" />}
          <b>{values.name}</b>
          <span />
        </div>
        <div className={styles.ask}>
          <p>¿Cuándo me jubilo y cuánto recibiré?</p>
          <i>Ver mi respuesta</i>
        </div>
        <img className={styles.drawing} src={drawing} alt="" />
        <div className={styles.welcome}>
          <p>{values.welcomeTitle}</p>
          <small>{values.welcomeText}</small>
        </div>
        <div className={styles.hero}>
          <p>{values.heroTitle}</p>
          <small>{values.heroText}</small>
        </div>
        <div className={styles.welcome}>
          <small>{values.promiseText}</small>
        </div>
        <div className={styles.foot}>
          <b>{values.name}</b>
          <small>{values.footerText}</small>
          {[address, values.phone, values.hours, values.address]
            .filter((line) => line.trim() !== '')
            .map((line) => (
              <small key={line}>{line}</small>
            ))}
        </div>
      </div>
      <p className={styles.caption}>Al compartir un enlace</p>
      <div className={styles.card} aria-hidden="true">
        <img src={picture} alt="" />
        <div>
          <small>{host}</small>
          <b>{values.name}</b>
          <span>{values.slogan}</span>
        </div>
      </div>
    </div>
  );
}

function goodOr(value: string, otherwise: string, isGood: (colour: string) => boolean): string {
  const colour = readColour(value);
  return colour !== undefined && isGood(colour) ? colour : otherwise;
}
