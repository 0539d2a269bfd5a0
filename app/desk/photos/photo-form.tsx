import type { ReactNode } from "react";
import { Form, href } from "react-router";
import { useLocalTo } from "~/web/i18n/link";

type PhotoFormProps = { carId: number; photo: number; className?: string; children: ReactNode };

/** Shows a plain form for one photo of a car. */
export function PhotoForm({ carId, photo, className, children }: PhotoFormProps) {
  return (
    <Form
      className={className}
      method="post"
      action={usePhotoAction(carId)}
      reloadDocument
      noValidate
    >
      <input type="hidden" name="photo" value={photo} />
      {children}
    </Form>
  );
}

/** Returns the address that the forms of a car's photos are sent to. */
export function usePhotoAction(carId: number): string {
  return useLocalTo(href("/admin/fleet/:id", { id: String(carId) }));
}
