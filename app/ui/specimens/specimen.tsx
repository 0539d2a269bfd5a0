import * as layout from "~/ui/page/layout.css";

type SpecimenProps = { id: string; title: string; children: React.ReactNode };

/** A titled section. */
export function Specimen({ id, title, children }: SpecimenProps) {
  return (
    <section className={layout.stack} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
