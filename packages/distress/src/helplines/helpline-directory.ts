import type { Language } from '@selah/shared/contracts/languages';
import { DISTRESS_KINDS, type DistressKind } from '../engine/distress-kinds.ts';

/**
 * Date of the last review of every line: name, number and purpose. A review compares the numbers with official
 * pages, news and public lists (the latest of October 2026); it makes no test calls. `source` is the page of the
 * service or its operator for the next review. A number found in fewer than two sources is left out.
 */
export const HELPLINES_REVIEWED_ON = '2026-11-22';

/** Where a line can be reached: an ISO 3166-1 country, or `INTERNATIONAL` where the country is unknown. */
export type HelplineRegion = string;

export const INTERNATIONAL: HelplineRegion = 'INTERNATIONAL';

export interface HelplineEntry {
  region: HelplineRegion;
  name: string;
  /** The number as dialled there; `SMS 741741` for a line that answers text messages. */
  phone: string;
  url?: string;
  kinds: readonly DistressKind[];
  /** The page of the service or its operator. */
  source: string;
  reviewedOn: string;
}

const EMERGENCY = DISTRESS_KINDS;
const LISTENING = ['suicide', 'self_harm'] as const;
const VIOLENCE = ['abuse', 'danger'] as const;
const CHILDREN = ['self_harm', 'abuse', 'danger'] as const;

function line(
  region: HelplineRegion,
  name: string,
  phone: string,
  kinds: readonly DistressKind[],
  source: string,
  url?: string,
): HelplineEntry {
  return { region, name, phone, kinds, source, reviewedOn: HELPLINES_REVIEWED_ON, ...(url && { url }) };
}

/**
 * Lines by the language they answer in. The first region has the largest audience; emergency numbers come first.
 */
export const HELPLINE_DIRECTORY: Readonly<Record<Language, readonly HelplineEntry[]>> = {
  pt: [
    line('BR', 'SAMU – emergência médica', '192', EMERGENCY, 'https://www.gov.br/saude'),
    line('BR', 'Polícia – emergência', '190', EMERGENCY, 'https://www.gov.br/pt-br'),
    line(
      'BR',
      'CVV – apoio emocional, 24 horas',
      '188',
      LISTENING,
      'https://cvv.org.br',
      'https://cvv.org.br',
    ),
    line('BR', 'Central de Atendimento à Mulher', '180', VIOLENCE, 'https://www.gov.br/mulheres'),
    line('BR', 'Disque 100 – direitos humanos, crianças e idosos', '100', VIOLENCE, 'https://www.gov.br/mdh'),
    line('PT', 'Emergência', '112', EMERGENCY, 'https://www.112.pt'),
    line('PT', 'Linha Nacional de Prevenção do Suicídio', '1411', LISTENING, 'https://www.sns24.gov.pt'),
    line(
      'PT',
      'SNS 24 – aconselhamento psicológico (opção 4)',
      '808 24 24 24',
      LISTENING,
      'https://www.sns24.gov.pt',
    ),
    line(
      'PT',
      'SOS Voz Amiga, das 15h30 à 0h30',
      '213 544 545',
      LISTENING,
      'https://www.sosvozamiga.org',
      'https://www.sosvozamiga.org',
    ),
    line(
      'PT',
      'Informação a vítimas de violência doméstica',
      '800 202 148',
      VIOLENCE,
      'https://www.cig.gov.pt',
    ),
    line(
      'PT',
      'APAV – apoio à vítima, dias úteis',
      '116 006',
      VIOLENCE,
      'https://apav.pt',
      'https://apav.pt',
    ),
    line(
      INTERNATIONAL,
      'Emergência a partir da maioria dos celulares; outras linhas por país em findahelpline.com',
      '112',
      EMERGENCY,
      'https://findahelpline.com',
      'https://findahelpline.com',
    ),
  ],
  en: [
    line('US', 'Emergency', '911', EMERGENCY, 'https://www.911.gov'),
    line(
      'US',
      'Suicide & Crisis Lifeline',
      '988',
      LISTENING,
      'https://988lifeline.org',
      'https://988lifeline.org',
    ),
    line('US', 'Crisis Text Line – text HOME', 'SMS 741741', LISTENING, 'https://www.crisistextline.org'),
    line(
      'US',
      'National Domestic Violence Hotline',
      '1-800-799-7233',
      VIOLENCE,
      'https://www.thehotline.org',
      'https://www.thehotline.org',
    ),
    line(
      'US',
      'RAINN – sexual assault hotline',
      '1-800-656-4673',
      VIOLENCE,
      'https://rainn.org',
      'https://rainn.org',
    ),
    line(
      'US',
      'Childhelp – child abuse hotline',
      '1-800-422-4453',
      CHILDREN,
      'https://www.childhelphotline.org',
    ),
    line(
      'GB',
      'Emergency',
      '999',
      EMERGENCY,
      'https://www.gov.uk/guidance/999-and-112-the-uks-national-emergency-numbers',
    ),
    line(
      'GB',
      'Samaritans',
      '116 123',
      LISTENING,
      'https://www.samaritans.org',
      'https://www.samaritans.org',
    ),
    line(
      'GB',
      'National Domestic Abuse Helpline (England)',
      '0808 2000 247',
      VIOLENCE,
      'https://www.nationaldahelpline.org.uk',
      'https://www.nationaldahelpline.org.uk',
    ),
    line(
      'GB',
      'Childline',
      '0800 1111',
      CHILDREN,
      'https://www.childline.org.uk',
      'https://www.childline.org.uk',
    ),
    line('IE', 'Emergency', '112', EMERGENCY, 'https://www.112.ie'),
    line('IE', 'Samaritans', '116 123', LISTENING, 'https://www.samaritans.org/ireland'),
    line(
      'IE',
      'Women’s Aid',
      '1800 341 900',
      VIOLENCE,
      'https://www.womensaid.ie',
      'https://www.womensaid.ie',
    ),
    line('CA', 'Emergency', '911', EMERGENCY, 'https://www.canada.ca'),
    line('CA', 'Suicide Crisis Helpline', '988', LISTENING, 'https://988.ca', 'https://988.ca'),
    line(
      'CA',
      'Kids Help Phone',
      '1-800-668-6868',
      CHILDREN,
      'https://kidshelpphone.ca',
      'https://kidshelpphone.ca',
    ),
    line('AU', 'Emergency', '000', EMERGENCY, 'https://www.triplezero.gov.au'),
    line(
      'AU',
      'Lifeline',
      '13 11 14',
      LISTENING,
      'https://www.lifeline.org.au',
      'https://www.lifeline.org.au',
    ),
    line(
      'AU',
      '1800RESPECT',
      '1800 737 732',
      VIOLENCE,
      'https://www.1800respect.org.au',
      'https://www.1800respect.org.au',
    ),
    line(
      'AU',
      'Kids Helpline',
      '1800 55 1800',
      CHILDREN,
      'https://kidshelpline.com.au',
      'https://kidshelpline.com.au',
    ),
    line('NZ', 'Emergency', '111', EMERGENCY, 'https://www.police.govt.nz'),
    line('NZ', 'Need to talk?', '1737', LISTENING, 'https://1737.org.nz', 'https://1737.org.nz'),
    line('NZ', 'Are You OK – family violence', '0800 456 450', VIOLENCE, 'https://areyouok.org.nz'),
    line('ZA', 'Emergency, from a mobile phone', '112', EMERGENCY, 'https://www.gov.za'),
    line('ZA', 'SADAG – Suicide Crisis Helpline', '0800 567 567', LISTENING, 'https://www.sadag.org'),
    line('ZA', 'Gender-Based Violence Command Centre', '0800 428 428', VIOLENCE, 'https://gbv.org.za'),
    line('IN', 'Emergency', '112', EMERGENCY, 'https://112.gov.in'),
    line('IN', 'Tele-MANAS – mental health', '14416', LISTENING, 'https://telemanas.mohfw.gov.in'),
    line('IN', 'Women Helpline', '181', VIOLENCE, 'https://wcd.gov.in'),
    line('PH', 'Emergency', '911', EMERGENCY, 'https://doh.gov.ph'),
    line('PH', 'NCMH Crisis Hotline', '1553', LISTENING, 'https://doh.gov.ph'),
    line(
      INTERNATIONAL,
      'Emergency from most mobile phones; other lines by country at findahelpline.com',
      '112',
      EMERGENCY,
      'https://findahelpline.com',
      'https://findahelpline.com',
    ),
  ],
  es: [
    line('ES', 'Emergencias', '112', EMERGENCY, 'https://www.interior.gob.es'),
    line(
      'ES',
      'Línea de atención a la conducta suicida',
      '024',
      LISTENING,
      'https://www.sanidad.gob.es/linea024',
    ),
    line(
      'ES',
      'Atención a víctimas de violencia contra las mujeres',
      '016',
      VIOLENCE,
      'https://violenciagenero.igualdad.gob.es',
    ),
    line(
      'ES',
      'ANAR – niños y adolescentes',
      '900 20 20 10',
      CHILDREN,
      'https://www.anar.org',
      'https://www.anar.org',
    ),
    line('MX', 'Emergencias', '911', EMERGENCY, 'https://www.gob.mx/911'),
    line(
      'MX',
      'Línea de la Vida',
      '800 911 2000',
      LISTENING,
      'https://www.gob.mx/lineadelavida',
      'https://www.gob.mx/lineadelavida',
    ),
    line('MX', 'Línea de las Mujeres, opción 1', '079', VIOLENCE, 'https://www.gob.mx/mujeres'),
    line(
      'AR',
      'Emergencias (en la mayoría de las provincias)',
      '911',
      EMERGENCY,
      'https://www.argentina.gob.ar',
    ),
    line(
      'AR',
      'Línea nacional de salud mental, 24 horas',
      '0800 999 0091',
      LISTENING,
      'https://www.argentina.gob.ar/salud',
    ),
    line(
      'AR',
      'Asistencia al suicida, de 8 a 24 h (Buenos Aires y Gran Buenos Aires)',
      '135',
      LISTENING,
      'https://www.asistenciaalsuicida.org.ar',
    ),
    line(
      'AR',
      'Asistencia al suicida, de 8 a 24 h (todo el país)',
      '0800 345 1435',
      LISTENING,
      'https://www.asistenciaalsuicida.org.ar',
    ),
    line('AR', 'Línea 144 – violencia de género', '144', VIOLENCE, 'https://www.argentina.gob.ar'),
    line('CO', 'Emergencias', '123', EMERGENCY, 'https://bogota.gov.co'),
    line('CO', 'Línea 106 (Bogotá y otras regiones)', '106', LISTENING, 'https://www.saludcapital.gov.co'),
    line('CO', 'Línea 155 – mujeres víctimas de violencia', '155', VIOLENCE, 'https://www.policia.gov.co'),
    line('CO', 'Línea 141 – niñas, niños y adolescentes', '141', CHILDREN, 'https://www.icbf.gov.co'),
    line('CL', 'SAMU – urgencia médica', '131', EMERGENCY, 'https://www.minsal.cl'),
    line('CL', 'Carabineros – emergencia', '133', EMERGENCY, 'https://www.carabineros.cl'),
    line(
      'CL',
      'Línea de prevención del suicidio; si no se abre, márcala a mano',
      '*4141',
      LISTENING,
      'https://www.minsal.cl',
    ),
    line(
      'CL',
      'Orientación en violencia contra las mujeres, lunes a viernes de 8 a 24 h',
      '1455',
      VIOLENCE,
      'https://www.sernameg.gob.cl',
    ),
    line('PE', 'Policía – emergencia', '105', EMERGENCY, 'https://www.gob.pe/pnp'),
    line('PE', 'SAMU – urgencia médica', '106', EMERGENCY, 'https://www.gob.pe/minsa'),
    line('PE', 'Línea 113, opción 5 – salud mental', '113', LISTENING, 'https://www.gob.pe/minsa'),
    line('PE', 'Línea 100 – violencia familiar y sexual', '100', VIOLENCE, 'https://www.gob.pe/mimp'),
    line('UY', 'Emergencias', '911', EMERGENCY, 'https://www.gub.uy'),
    line('UY', 'Línea Vida – prevención del suicidio', '0800 0767', LISTENING, 'https://www.asse.com.uy'),
    line('UY', 'Violencia contra las mujeres', '0800 4141', VIOLENCE, 'https://www.gub.uy'),
    line('PY', 'Emergencias', '911', EMERGENCY, 'https://www.mspbs.gov.py'),
    line('PY', '155 Te escucha – salud mental', '155', LISTENING, 'https://www.mspbs.gov.py'),
    line('PY', 'SOS Mujer', '137', VIOLENCE, 'https://www.mujer.gov.py'),
    line('EC', 'Emergencias', '911', EMERGENCY, 'https://www.ecu911.gob.ec'),
    line('EC', 'Línea 171, opción 6 – salud mental', '171', LISTENING, 'https://www.salud.gob.ec'),
    line('US', 'Emergencias', '911', EMERGENCY, 'https://www.911.gov'),
    line(
      'US',
      'Línea 988 (oprima 2 para español)',
      '988',
      LISTENING,
      'https://988lifeline.org/es',
      'https://988lifeline.org/es',
    ),
    line(
      'US',
      'Línea Nacional contra la Violencia Doméstica',
      '1-800-799-7233',
      VIOLENCE,
      'https://www.thehotline.org',
      'https://espanol.thehotline.org',
    ),
    line(
      INTERNATIONAL,
      'Emergencias desde la mayoría de los celulares; otras líneas por país en findahelpline.com',
      '112',
      EMERGENCY,
      'https://findahelpline.com',
      'https://findahelpline.com',
    ),
  ],
  fr: [
    line('FR', 'SAMU – urgence médicale', '15', EMERGENCY, 'https://www.service-public.fr'),
    line('FR', 'Police secours', '17', EMERGENCY, 'https://www.service-public.fr'),
    line('FR', 'Urgences, depuis toute l’Europe', '112', EMERGENCY, 'https://www.service-public.fr'),
    line(
      'FR',
      'Numéro national de prévention du suicide',
      '3114',
      LISTENING,
      'https://3114.fr',
      'https://3114.fr',
    ),
    line(
      'FR',
      'Violences Femmes Info',
      '3919',
      VIOLENCE,
      'https://www.solidaritefemmes.org',
      'https://www.solidaritefemmes.org',
    ),
    line(
      'FR',
      'Allô Enfance en danger',
      '119',
      CHILDREN,
      'https://www.allo119.gouv.fr',
      'https://www.allo119.gouv.fr',
    ),
    line('BE', 'Urgences', '112', EMERGENCY, 'https://www.112.be'),
    line(
      'BE',
      'Centre de prévention du suicide',
      '0800 32 123',
      LISTENING,
      'https://www.preventionsuicide.be',
      'https://www.preventionsuicide.be',
    ),
    line(
      'BE',
      'Écoute violences conjugales',
      '0800 30 030',
      VIOLENCE,
      'https://www.ecouteviolencesconjugales.be',
      'https://www.ecouteviolencesconjugales.be',
    ),
    line('BE', 'Écoute-Enfants', '103', CHILDREN, 'https://www.103ecoute.be', 'https://www.103ecoute.be'),
    line('CH', 'Urgences médicales', '144', EMERGENCY, 'https://www.ch.ch'),
    line('CH', 'Police', '117', EMERGENCY, 'https://www.ch.ch'),
    line('CH', 'La Main Tendue', '143', LISTENING, 'https://www.143.ch', 'https://www.143.ch'),
    line('CH', 'Aide aux victimes', '142', VIOLENCE, 'https://www.opferhilfe-schweiz.ch'),
    line(
      'CH',
      'Pro Juventute – enfants et jeunes',
      '147',
      CHILDREN,
      'https://www.147.ch',
      'https://www.147.ch',
    ),
    line('LU', 'Urgences', '112', EMERGENCY, 'https://guichet.public.lu'),
    line(
      'LU',
      'SOS Détresse, de 11 h à 23 h',
      '45 45 45',
      LISTENING,
      'https://454545.lu',
      'https://454545.lu',
    ),
    line('CA', 'Urgences', '911', EMERGENCY, 'https://www.quebec.ca'),
    line(
      'CA',
      'Prévention du suicide (Québec), 1 866 APPELLE',
      '1 866 277-3553',
      LISTENING,
      'https://suicide.ca',
      'https://suicide.ca',
    ),
    line(
      'CA',
      'Ligne d’aide en cas de crise de suicide',
      '988',
      LISTENING,
      'https://988.ca',
      'https://988.ca/fr',
    ),
    line(
      'CA',
      'SOS violence conjugale (Québec)',
      '1 800 363-9010',
      VIOLENCE,
      'https://sosviolenceconjugale.ca',
      'https://sosviolenceconjugale.ca',
    ),
    line(
      INTERNATIONAL,
      'Urgences depuis la plupart des mobiles ; autres lignes par pays sur findahelpline.com',
      '112',
      EMERGENCY,
      'https://findahelpline.com',
      'https://findahelpline.com',
    ),
  ],
};
