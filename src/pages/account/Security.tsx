// The section about security: the address, the password, the second factor, and the devices on which its member is signed in.
import { useActorRef } from '@xstate/react';
import { useVisitor } from '#boot/app.tsx';
import { useFlows } from '#boot/useFlow.ts';
import { ChangeAddress } from '#flows/changeAddress/ChangeAddress.tsx';
import { ChangePassword } from '#flows/changePassword/ChangePassword.tsx';
import { Devices } from '#flows/devices/Devices.tsx';
import { SecondFactor } from '#flows/secondFactor/SecondFactor.tsx';
import { AccountPart } from './AccountPart.tsx';

/** The parts of the section. A password that is changed signs other devices out: the list hears of it. */
export function Security() {
  const { email } = useVisitor();
  const [devicesFlow, passwordFlow, addressFlow, factorFlow] = useFlows(
    'devices',
    'devices/changePassword',
    'devices/changeAddress',
    'devices/secondFactor',
  );
  const devices = useActorRef(devicesFlow);
  const changePassword = useActorRef(passwordFlow, { input: { devices } });
  const changeAddress = useActorRef(addressFlow, { input: { email } });
  const secondFactor = useActorRef(factorFlow);
  return (
    <>
      <AccountPart>
        <ChangeAddress actor={changeAddress} />
      </AccountPart>
      <AccountPart>
        <ChangePassword actor={changePassword} email={email} />
      </AccountPart>
      <AccountPart>
        <SecondFactor actor={secondFactor} email={email} />
      </AccountPart>
      <AccountPart>
        <Devices actor={devices} />
      </AccountPart>
    </>
  );
}
