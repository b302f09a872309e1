type SwitchProps = {
  readonly isOn: boolean;
  readonly name: string;
  readonly hint: string;
  readonly onChange: (isOn: boolean) => void;
};

/** Shows the current state, not the press: someone else may have to agree first. */
export function Switch({ isOn, name, hint, onChange }: SwitchProps) {
  const press = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const { checked } = currentTarget;
    currentTarget.checked = isOn;
    onChange(checked);
  };
  return (
    <label class="switch">
      <input type="checkbox" checked={isOn} onChange={press} />
      <span>
        <b>{name}</b>
        <small>{hint}</small>
      </span>
    </label>
  );
}
