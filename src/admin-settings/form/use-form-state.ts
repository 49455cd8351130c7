import { useCallback, useMemo, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { ApiError } from '../../shared/api/client';
import { saveSettings } from '../../shared/api/settings/mutators';
import { settingsQueries } from '../../shared/api/settings/queries';
import { reasonOf } from '../../shared/components/error-notice';
import { BANNER_TIMEOUT_S } from '../../shared/lib/timers';
import { useBanners } from '../../shared/notices/banners';
import type { PluginSettings, SettingKey, SettingValues } from '../../types';
import type { SettingCheck, SettingErrors, SettingsFormState } from './form-context';

type Draft = Partial< SettingValues >;

/** Banners with this id replace each other. They are about the open tab and close when it is left. */
export const BANNER = 'settings';
/** Closes by itself, also on the next tab. */
const SAVED_BANNER = 'settings-saved';

function same( one: unknown, other: unknown ): boolean {
	return JSON.stringify( one ) === JSON.stringify( other );
}

const keysOf = ( draft: Draft | SettingErrors ) => Object.keys( draft ) as SettingKey[];

/** A draft without what the stored settings have already. */
function withoutStored( draft: Draft, stored: SettingValues ): Draft {
	return Object.fromEntries(
		Object.entries( draft ).filter( ( [ key, value ] ) => ! same( value, stored[ key as SettingKey ] ) )
	);
}

function without< Value extends object >( map: Value, keys: readonly string[] ): Value {
	return Object.fromEntries( Object.entries( map ).filter( ( [ key ] ) => ! keys.includes( key ) ) ) as Value;
}

interface FormState {
	/** null while the settings load. */
	form: SettingsFormState | null;
	changed: SettingKey[];
	isSaving: boolean;
	/** Saves what changed. Replies whether all of it was saved. */
	save: () => Promise< boolean >;
}

/**
 * State of one tab. Only changed settings are sent, so that two people in two tabs do not undo each other.
 *
 * @param data What is stored; undefined while it loads, and on tabs without settings.
 */
export function useFormState( data: PluginSettings | undefined ): FormState {
	const [ draft, setDraft ] = useState< Draft >( {} );
	const [ assumed, setAssumed ] = useState< Draft >( {} );
	const [ errors, setErrors ] = useState< SettingErrors >( {} );
	/** What is on its way to the server. */
	const sending = useRef< Draft >( {} );
	const checks = useRef( new Set< SettingCheck >() );
	const queryClient = useQueryClient();
	const { show, close } = useBanners();
	const mutation = useMutation( { mutationFn: saveSettings } );

	const stored = data?.settings;
	const defaults = data?.defaults;

	const set = useCallback< SettingsFormState[ 'set' ] >(
		( key, value ) => {
			setErrors( ( now ) => without( now, [ key ] ) );
			setDraft( ( now ) => {
				// What is on its way may be refused or not arrive, so it stays a change until the reply.
				const isChange = ! stored || key in sending.current || ! same( value, stored[ key ] );
				return isChange ? { ...now, [ key ]: value } : without( now, [ key ] );
			} );
		},
		[ stored ]
	);
	const assume = useCallback< SettingsFormState[ 'assume' ] >(
		( key, value ) => setAssumed( ( now ) => ( { ...now, [ key ]: value } ) ),
		[]
	);
	const addCheck = useCallback( ( check: SettingCheck ) => {
		checks.current.add( check );
		return () => void checks.current.delete( check );
	}, [] );

	const changed = useMemo( () => keysOf( draft ), [ draft ] );
	const form = useMemo( (): SettingsFormState | null => {
		if ( ! stored || ! defaults ) {
			return null;
		}
		return {
			values: { ...stored, ...assumed, ...draft },
			defaults,
			errors,
			changed,
			set,
			revert: ( key ) => set( key, defaults[ key ] ),
			assume,
			addCheck,
		};
	}, [ stored, defaults, assumed, draft, errors, changed, set, assume, addCheck ] );

	const refuse = ( found: SettingErrors ) => {
		setErrors( found );
		show( {
			id: BANNER,
			type: 'error',
			exclusive: true,
			content: __( 'Please fix errors on this page.', 'userfeedback' ),
		} );
	};

	const send = async ( sent: Draft, found: SettingErrors ): Promise< boolean > => {
		sending.current = sent;
		const reply = await mutation.mutateAsync( sent ).finally( () => ( sending.current = {} ) );
		const refused: SettingErrors = { ...found, ...reply.errors };
		queryClient.setQueryData( settingsQueries.all().queryKey, reply );
		setAssumed( {} );
		// What was refused stays as it was typed (A19), and what was typed meanwhile stays too.
		setDraft( ( now ) =>
			withoutStored(
				without(
					now,
					Object.entries( sent )
						.filter( ( [ key, value ] ) => ! ( key in refused ) && same( value, now[ key as SettingKey ] ) )
						.map( ( [ key ] ) => key )
				),
				reply.settings
			)
		);
		if ( keysOf( refused ).length > 0 ) {
			refuse( refused );
			return false;
		}
		setErrors( {} );
		show( {
			id: SAVED_BANNER,
			type: 'info',
			exclusive: true,
			timeout: BANNER_TIMEOUT_S,
			content: __( 'Settings saved.', 'userfeedback' ),
		} );
		return true;
	};

	const save = async () => {
		if ( mutation.isPending ) {
			return false;
		}
		close( BANNER );
		close( SAVED_BANNER );
		const found: SettingErrors = {};
		checks.current.forEach( ( check ) => Object.assign( found, form ? check( form.values ) : {} ) );
		try {
			return await send( without( { ...assumed, ...draft }, keysOf( found ) ), found );
		} catch ( error ) {
			if ( error instanceof ApiError && Object.keys( error.params ).length > 0 ) {
				refuse( { ...found, ...error.params } );
				return false;
			}
			show( {
				id: BANNER,
				type: 'error',
				exclusive: true,
				content: [ __( 'The settings could not be saved.', 'userfeedback' ), reasonOf( error ) ]
					.join( ' ' )
					.trim(),
			} );
			return false;
		} finally {
			window.scrollTo( { top: 0, behavior: 'smooth' } );
		}
	};

	return { form, changed, isSaving: mutation.isPending, save };
}
