import { modelAddress } from "~/desk/fleet/fleet-query";
import type { ReactNode } from "react";
import { Form } from "react-router";

type PhotoFormProps = { carId: number; photo: number; className?: string; children: ReactNode };

/** Shows a plain form for one photo of a car. */
export function PhotoForm({ carId, photo, className, children }: PhotoFormProps) {
  return (
    <Form
      className={className}
      method="post"
      action={modelAddress(carId)}
      reloadDocument
      noValidate
    >
      <input type="hidden" name="photo" value={photo} />
      {children}
    </Form>
  );
}
