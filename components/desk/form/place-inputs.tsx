import { Group, Select } from "@mantine/core";

/** The places that can be named: the country of the shop with its states, and all countries. */
export type Places = { home: string; states: readonly string[]; countries: readonly string[] };

/** A place by its names. The state means nothing outside the country of the shop. */
export type NamedPlace = { country: string; state: string };

type PlaceInputsProps = {
  places: Places;
  place: NamedPlace;
  labels: { country: string; state: string };
  onChange: (place: NamedPlace) => void;
};

/** A country and, in that of the shop, one of its states. */
export function PlaceInputs({ places, place, labels, onChange }: PlaceInputsProps) {
  const { home, states, countries } = places;
  const { country, state } = place;
  return (
    <Group grow align="end">
      <Select
        size="md"
        searchable
        label={labels.country}
        data={[...countries]}
        value={country}
        allowDeselect={false}
        onChange={(chosen) => onChange({ country: chosen ?? home, state })}
      />
      {country === home && states.length > 0 && (
        <Select
          size="md"
          searchable
          label={labels.state}
          data={[...states]}
          value={state}
          allowDeselect={false}
          onChange={(chosen) => onChange({ country, state: chosen ?? "" })}
        />
      )}
    </Group>
  );
}
