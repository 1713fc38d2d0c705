export function datePrints(): void {
  addEventListener('beforeprint', () => {
    const place = document.querySelector('[data-print-date]');
    if (place !== null) place.textContent = `· ${new Date().toLocaleDateString('es', { dateStyle: 'long' })}`;
  });
}
