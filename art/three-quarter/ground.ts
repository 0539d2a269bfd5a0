import { itemAt } from "../item-at";
import type { Camera, Space } from "./projection";
import { project } from "./projection";
import type { Body } from "./body";
import { smoothPath } from "./path";
import { tenth } from "../svg";

/** A path through projected points, closed. */
export function spacePath(camera: Camera, points: readonly Space[]): string {
  const spots = points.map((point) => {
    const [u, v] = project(camera, point);
    return `${tenth(u)} ${tenth(v)}`;
  });
  return `M${spots.join("L")}Z`;
}

/** The outline of a rounded oblong on the ground. */
function oblong(length: number, half: number, grow: number, shift: Space): Space[] {
  return Array.from({ length: 96 }, (_, step) => {
    const angle = (step / 96) * 2 * Math.PI;
    const bent = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.55;
    return [
      length / 2 + (length / 2 + grow) * bent(Math.cos(angle)) + shift[0],
      0,
      (half + grow) * bent(Math.sin(angle)) + shift[2],
    ];
  });
}

/** The contact shadow: wide and faint, then narrow and dark; light comes from the upper left. */
export function shadow({ shape }: Body, camera: Camera): string {
  const aside: Space = [camera.right[0] * 150, 0, camera.right[2] * 150];
  const wide = oblong(shape.length, shape.width / 2, 90, aside);
  const narrow = oblong(shape.length - 260, shape.width / 2, -90, [130, 0, 0]);
  const soft = (points: readonly Space[]): string => {
    const spots = [...points, itemAt(points, 0)].map((point) => project(camera, point));
    return `${smoothPath(
      spots.map(([u, v]) => [u, v]),
      0.4,
    )}z`;
  };
  return [
    `<path d="${soft(wide)}" fill="#232226" opacity=".22"/>`,
    `<path d="${soft(narrow)}" fill="#232226" opacity=".5"/>`,
  ].join("");
}

/** The dark floor between the wheels. */
export function underbody({ shape }: Body, camera: Camera): string {
  const [low, high] = [shape.clearance * 0.95, shape.side.sill + 140];
  const [from, to] = [shape.frontOverhang * 0.5, shape.length - 450];
  const half = shape.width * 0.36;
  const near: Space[] = [
    [from, low, half],
    [to, low, half],
    [to, high, half],
    [from, high, half],
  ];
  const x = camera.ahead[0] > 0 ? from : to;
  const end: Space[] = [
    [x, low, half],
    [x, low, -half],
    [x, high, -half],
    [x, high, half],
  ];
  return `<path d="${spacePath(camera, near)}${spacePath(camera, end)}" fill="#19181b"/>`;
}
