import random

random.seed(4)
for i in range(1500):
    x = random.random() * 10 ** random.randint(-3, 9)
    if i % 3 == 0:
        x = round(x * 8) / 8
    if i % 5 == 0:
        x = -x
    n = random.randint(0, 4)
    line = f"{x} {x:.{n}f} {x:,.{n}f} {x:+.1f} {x:>14.2f}|{x:.1%}|{x:<9.0f}|{x:^12,.1f}|{x:012.3f}"
    line += f" {abs(round(x, n))}"
    if i % 8 == 7:
        print("")
    print(line, end="/")
