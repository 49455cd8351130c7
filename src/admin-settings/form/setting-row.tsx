import { useId } from 'react';
import type { ReactNode } from 'react';
import type { SettingKey } from '../../types';
import { Row } from '../card';
import { labelOf } from '../entries';
import type { SettingsForm } from './form-context';

/** Attributes of the row's control. */
export interface RowField {
	id: string;
	'aria-describedby'?: string;
	'aria-invalid'?: true;
}

interface Props {
	form: SettingsForm;
	name: SettingKey;
	help?: ReactNode;
	/** The default in words, for "Back to default: …"; null where there is no way back. */
	standard?: string | null;
	/** Several controls, e.g. radio buttons: the label names the group. */
	group?: boolean;
	children: ( field: RowField ) => ReactNode;
}

/** The row of one setting: label by its entry, help, error, and the way back to its default. */
export function SettingRow( { form, name, help, standard = '', group = false, children }: Props ) {
	const id = useId();
	const helpId = `${ id }-help`;
	const error = form.errors[ name ];
	const differs = JSON.stringify( form.values[ name ] ) !== JSON.stringify( form.defaults[ name ] );
	const field: RowField = {
		id,
		...( help || error ? { 'aria-describedby': helpId } : {} ),
		...( error ? { 'aria-invalid': true as const } : {} ),
	};
	const labels = group ? { labelId: `${ id }-label` } : { htmlFor: id };
	return (
		<Row
			label={ labelOf( name ) }
			name={ name }
			{ ...labels }
			help={ help }
			helpId={ helpId }
			error={ error }
			back={ differs && standard !== null ? { to: standard, run: () => form.revert( name ) } : null }
		>
			{ group ? (
				<div
					role="group"
					className="uf-setrow__group"
					aria-labelledby={ `${ id }-label` }
					aria-describedby={ field[ 'aria-describedby' ] }
				>
					{ children( field ) }
				</div>
			) : (
				children( field )
			) }
		</Row>
	);
}
