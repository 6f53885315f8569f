import { expect, it } from '@jest/globals';
import { violationsOn } from './support/axe.ts';
import { loggedInAdmin } from './support/http-visitor.ts';
import { pageJourney } from './support/journey.ts';

const CONTACT = {
  name: 'Pastoral da Escuta',
  phone: '+55 11 98765-4321',
  isWhatsApp: true,
  hours: 'terças, 19h às 21h',
  texts: { pt: 'Pode chamar a qualquer hora.' },
};

pageJourney('the contact of the community', (site) => {
  it('that the administrator enters is under the letter, after the phone numbers in danger', async () => {
    const admin = await loggedInAdmin(site.url);
    const saved = await admin.call('PUT', '/api/site-settings/contact', {
      json: { contact: CONTACT, basedOn: 0 },
    });
    expect(saved.status).toBe(200);

    const { page, browserErrors } = await site.open();
    await page.goto(site.url);
    await page.getByLabel('Seu nome').fill('Ana');
    await page.getByLabel('Seu problema ou pergunta').fill('Não quero mais viver, penso em me matar.');
    await page.getByRole('button', { name: 'Receber mensagem' }).click();
    await page.getByTestId('ai-response').waitFor();
    const contact = page.getByRole('complementary', { name: 'Alguém com quem conversar' });
    await contact.getByText(CONTACT.name).waitFor();
    const href = await contact.getByRole('link').first().getAttribute('href');
    expect(href).toBe('https://wa.me/5511987654321');
    const helpline = page.locator('main a[href^="tel:"]').first();
    const [first, second] = await Promise.all([helpline.boundingBox(), contact.boundingBox()]);
    expect(first?.y).toBeLessThan(second?.y ?? 0);
    expect(await violationsOn(page, 'letter')).toEqual([]);
    expect(browserErrors).toEqual([]);
  });
});
