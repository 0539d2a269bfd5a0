import { ICON_NAMES, Icon } from "~/ui/icon";
import { row } from "~/ui/page/layout.css";
import { Ridge } from "~/ui/page/ridge";
import { Specimen } from "./specimen";
import * as styles from "./tokens.css";
import { keysOf } from "~/web/records";

export function Tokens() {
  return (
    <>
      <Colour />
      <Type />
      <Space />
      <Icons />
    </>
  );
}

function Colour() {
  return (
    <Specimen id="colour" title="Colour">
      <ul className={styles.swatches}>
        {keysOf(styles.color).map((name) => (
          <li key={name} className={styles.color[name]}>
            {name}
          </li>
        ))}
      </ul>
    </Specimen>
  );
}

function Type() {
  return (
    <Specimen id="type" title="Type">
      {keysOf(styles.text).map((name) => (
        <p key={name} className={`${styles.text[name]} ${styles.poster}`}>
          {name}: Kazbegi <span lang="ka">ყაზბეგი</span> 5 047
        </p>
      ))}
      <p>
        Body text in the same family at its full width. <span lang="ka">ტექსტი იმავე შრიფტით.</span>{" "}
        45 ₾
      </p>
    </Specimen>
  );
}

function Space() {
  return (
    <Specimen id="space" title="Space and radius">
      {keysOf(styles.space).map((name) => (
        <div key={name} className={row}>
          <div className={styles.space[name]} /> {name}
        </div>
      ))}
      <div className={row}>
        {keysOf(styles.radius).map((name) => (
          <div key={name} className={styles.radius[name]}>
            {name}
          </div>
        ))}
      </div>
    </Specimen>
  );
}

function Icons() {
  return (
    <Specimen id="icons" title="Icons and the skyline">
      <div className={row}>
        {ICON_NAMES.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
      <div className={styles.skyline}>
        <Ridge />
      </div>
    </Specimen>
  );
}
