import { z } from "zod";

/**
 * Makes the schema of a response that a type describes: `answerSchema<Car>()({ id: z.int(), … })`. The
 * compiler refuses a field that is missing, unknown or of another type.
 */
export function answerSchema<Answer extends object>() {
  return <Shape extends { [Field in keyof Answer]-?: z.ZodType<Answer[Field]> }>(
    shape: Shape & Record<Exclude<keyof Shape, keyof Answer>, never>,
  ) => z.object(shape);
}
