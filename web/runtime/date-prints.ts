/** Writes on paper the day on which a page was printed. */
export function datePrints(): void {
  addEventListener('beforeprint', () => {
    const place = document.querySelector('[data-print-date]');
    if (place !== null) place.textContent = `· ${new Date().toLocaleDateString('es', { dateStyle: 'long' })}`;
  });
}
