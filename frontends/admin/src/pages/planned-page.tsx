import { Card } from '@selah/web-kit/ui/card';

interface PlannedPageProps {
  readonly title: string;
  readonly text: string;
}

/** Says honestly what a page will hold before it holds it. */
export function PlannedPage({ title, text }: PlannedPageProps) {
  return (
    <section className="mx-auto w-full max-w-2xl px-4 py-12" lang="pt-BR">
      <Card>
        <h1 className="font-serif text-3xl">{title}</h1>
        <p className="mt-4 text-ink-soft">{text}</p>
        <p className="mt-4 text-sm text-ink-faint">
          Esta página ainda está sendo construída. Ela já é servida pelo módulo de administração, separado do
          site.
        </p>
      </Card>
    </section>
  );
}
